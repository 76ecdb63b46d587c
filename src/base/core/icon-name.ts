/** Names of icons are those of Bootstrap Icons. */
export const ICON_NAME = /^[a-z0-9-]{1,60}$/
