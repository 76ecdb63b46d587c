/** Script names: of the site, and of its development front path (requirements A5). */
export const scriptNames = { site: '/', development: '/dev.php/' } as const

/**
 * The link of an action: the script name followed by the action path, nothing more
 * (requirements B8). `/` and `+/contact/send` give `/+/contact/send`.
 */
export const actionLink = (scriptName: string, action: string): string => scriptName + action
