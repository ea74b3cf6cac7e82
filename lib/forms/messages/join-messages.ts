import { messageWords } from './words'

/** A partner's messages about one field, or that it refused the field's value if none is fit for users. */
export function fieldMessage(messages: readonly string[]): string {
  return joinMessages(messages) || messageWords.refusedValue
}

/** Joins a partner's messages about one field into one text. */
export function joinMessages(messages: readonly string[]): string {
  return messages
    .slice(1)
    .reduce((text, message) => `${text}${/[.!?。！？]$/.test(text) ? ' ' : ', '}${message}`, messages[0] ?? '')
}
