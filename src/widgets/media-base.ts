/** Where the browser finds the provider's media: on the site itself (requirements D10). */
export const MEDIA_BASE = '/media/provider'
