/**
 * A fault that nobody foresaw, for an operator: one sentence, and where it happened when that is asked for.
 * @param isDetailed with the stack, for whoever mends the program
 */
export function unexpected(cause: unknown, isDetailed: boolean): string {
  const { message, stack = message } =
    cause instanceof Error ? cause : { message: String(cause), stack: String(cause) }
  const line = message.replace(/\p{C}/gu, ' ').slice(0, 300)
  return isDetailed
    ? `${stack}\n`
    : `La commande s’est arrêtée sur une erreur inattendue : ${line}. ` +
        'Relancez-la avec LOG_LEVEL=debug pour en avoir le détail, et signalez-la.\n'
}
