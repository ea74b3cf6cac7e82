import { joinMessages } from '../../forms/join-messages'
import type { PartnerFailure } from './failure'

/** The partner's messages, one line for each field; its name stands before what does not name it. */
export function fieldMessages(fields: PartnerFailure['fields']): string[] {
  return Object.entries(fields).map(([field, messages]) => {
    const isNamed = field === '' || messages.some((message) => message.split(/[^\p{L}\p{N}_.-]+/u).includes(field))
    return `${isNamed ? '' : `${field}: `}${joinMessages(messages)}`
  })
}

/** Whether two sentences say the same, case and punctuation aside. */
export function isSameSentence(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other)
}

/** Whether a sentence only repeats what is said on a field: its message, with or without the field's name. */
export function repeatsField(sentence: string, fields: PartnerFailure['fields']): boolean {
  return Object.entries(fields).some(([field, messages]) =>
    messages.some((message) => [message, `${field} ${message}`].some((said) => isSameSentence(sentence, said))),
  )
}

function plainWords(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
