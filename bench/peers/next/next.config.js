/** As behind a proxy that compresses; without the header that names the framework. */
export default {
  compress: false,
  poweredByHeader: false,
  // Its own folder, not that of the repository above it.
  turbopack: { root: import.meta.dirname },
}
