import { fieldInSentence } from './field-in-sentence'
import { plainSentence } from './plain-sentence'

/** Whether the partner names fields of the body and not the team: then another team would not help. */
export function namesBodyFields(fields: Record<string, string[]>, sentences: readonly string[]): boolean {
  const told = [...sentences, ...(fields[''] ?? [])].map(plainSentence)
  const keys = Object.keys(fields).filter((field) => field !== '')
  const named = keys.length > 0 ? keys : told.map(fieldInSentence).filter((field) => field !== '')
  if (named.length > 0) return !named.some((field) => /team/i.test(field))
  return told.some((sentence) => mentionsField.test(sentence)) && !told.some((sentence) => /\bteam/i.test(sentence))
}

/** The word itself, or an identifier such as `agent_name` or `agentName` anywhere in the sentence. */
const mentionsField = /\b(?:[Ff]ields?|[Pp]ropert(?:y|ies)|[Pp]arameters?|[Aa]ttributes?)\b|\w_\w|\b[a-z]{2,}[A-Z]/
