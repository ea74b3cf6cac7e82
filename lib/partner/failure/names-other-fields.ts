import { fieldInSentence } from './field-in-sentence'
import { namesTeam, type TeamPaths } from './names-team'
import { plainSentence } from './plain-sentence'

/**
 * Whether the partner names fields that were sent along: not the team, if another team would help, and not `mainField`,
 * the setting itself.
 */
export function namesOtherFields(
  fields: Record<string, string[]>,
  sentences: readonly string[],
  { mainField, teamPaths = [] }: { mainField?: string | undefined; teamPaths?: TeamPaths | undefined },
): boolean {
  const told = [...sentences, ...(fields[''] ?? [])].map(plainSentence)
  const keys = Object.keys(fields).filter((field) => field !== '')
  const named = keys.length > 0 ? keys : told.map(fieldInSentence).filter((field) => field !== '')
  const along = named.filter((field) => mainField === undefined || lastName(field) !== mainField.toLowerCase())
  if (named.length > 0)
    return along.length > 0 && !along.some((field) => /team/i.test(field) || namesTeam(field, teamPaths))
  return told.some((sentence) => mentionsField.test(sentence)) && !told.some((sentence) => /\bteam/i.test(sentence))
}

const lastName = (field: string) => field.toLowerCase().split(/[./]/).at(-1)

/** The word itself, or an identifier such as `agent_name` or `agentName` anywhere in the sentence. */
const mentionsField = /\b(?:[Ff]ields?|[Pp]ropert(?:y|ies)|[Pp]arameters?|[Aa]ttributes?)\b|\w_\w|\b[a-z]{2,}[A-Z]/
