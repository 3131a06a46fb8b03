# Gala in a container: built in one stage, run in another, never as root. For both kinds of machine:
#     docker buildx build --platform linux/amd64,linux/arm64 --tag gala .
# The build is hosting/install.sh, which tests/hosting runs without a container.
ARG PYTHON=3.12

FROM python:${PYTHON}-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY hosting/install.sh hosting/
COPY engine engine
COPY render render
COPY bot bot
COPY parlour parlour
COPY gala gala
RUN hosting/install.sh /opt/gala '.[postgres]'

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home gala \
    && install --directory --owner gala --group gala --mode 700 /data
COPY --from=build /opt/gala /opt/gala
ENV PATH=/opt/gala/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/gala.sqlite3 \
    WATCH_ADDRESS=0.0.0.0:9420
USER gala
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9420/ready', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["gala"]
CMD ["run"]
