const SERVICE = /^\/(?:healthz|readyz|metrics)(?:[?]|$)/

/** Whether an address is for whoever watches the server: it must answer while no site can be read. */
export const isServiceRoute = (url: string): boolean => SERVICE.test(url)
