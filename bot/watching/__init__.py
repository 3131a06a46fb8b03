"""What somebody who hosts the bot can see of it while it runs."""
