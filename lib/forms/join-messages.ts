/** Joins a partner's messages about one field into one text. */
export function joinMessages(messages: readonly string[]): string {
  return messages
    .slice(1)
    .reduce((text, message) => `${text}${/[.!?。！？]$/.test(text) ? ' ' : ', '}${message}`, messages[0] ?? '')
}
