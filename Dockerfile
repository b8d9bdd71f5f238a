# Roundhouse in a container: one server on SQLite, or any part of compose.postgres.yaml.
# What it runs is deploy/install.sh, which tools/rehearse.py runs in a bare folder.

FROM python:3.13-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN sh deploy/install.sh /source /srv/roundhouse

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home roundhouse \
    && install --directory --owner=roundhouse /data
COPY --from=build /srv/roundhouse /srv/roundhouse
ENV PATH=/srv/roundhouse/bin:$PATH \
    ROUNDHOUSE_HOST=0.0.0.0 \
    ROUNDHOUSE_DATABASE=/data/roundhouse.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["roundhouse", "serve"]
