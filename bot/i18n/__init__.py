"""Every word the bot says, in English, Spanish and German."""
