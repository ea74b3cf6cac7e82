import { fieldMessage } from '../../forms/messages/join-messages'
import type { PartnerFailure } from './failure'

/** The partner's messages, one line per field; the field's name precedes messages that do not contain it. */
export function fieldMessages(fields: PartnerFailure['fields']): string[] {
  return Object.entries(fields).map(([field, messages]) => {
    const isNamed = field === '' || messages.some((message) => names(message, field))
    return `${isNamed ? '' : `${field}: `}${fieldMessage(messages)}`
  })
}

/** "is not a valid phone number" contains the word, but has no subject. */
const names = (message: string, field: string) =>
  !/^(?:is|are|has|must|should|can|cannot)\b/.test(message) && message.split(/[^\p{L}\p{N}_.-]+/u).includes(field)

/** Whether two sentences say the same, ignoring case and punctuation. */
export function isSameSentence(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other)
}

/**
 * Whether a sentence only repeats what the fields' messages say, with or without the fields' names, and for longer
 * messages with a word or two around them, as in "Validation failed: name is too long".
 */
export function repeatsField(sentence: string, fields: PartnerFailure['fields']): boolean {
  const said = ` ${plainWords(sentence)} `
  const told = Object.entries(fields).flatMap(([field, messages]) => messages.map((message) => ({ field, message })))
  const repeated = told.filter(({ message }) => said.includes(` ${plainWords(message)} `))
  if (repeated.length === 0) return false
  const left = repeated.reduce((rest, { field, message }) => without(rest, message, field), said)
  const isLong = repeated.some(({ message }) => plainWords(message).includes(' '))
  return wordsOf(left).length <= (isLong ? maxAround : 0)
}

/** "Unprocessable entity", "Validation failed". */
const maxAround = 2

/** Removes this message and its field, whose name may be given without its parents, from a sentence of plain words. */
function without(said: string, message: string, field: string): string {
  const fieldNames = [field, field.split(/[./]/).at(-1) ?? ''].map(plainWords)
  return [plainWords(message), ...fieldNames].reduce(
    (rest, words) => (words ? rest.replace(` ${words} `, ' ') : rest),
    said,
  )
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

function plainWords(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
