import { isRecord } from '../../records/record'
import type { FailureFacts } from './failure'
import { isAboutMemberships } from './kind-of-answer'

const maxMemberships = 200

/**
 * Ids in an error body: the application form of shape D, and the team and memberships in the sentence of the fourth 403
 * (spec 7). As text, since the partner sends ids as numbers and as strings.
 */
export function readFacts(body: Record<string, unknown>, sentences: string[]): FailureFacts {
  const applicationFormId = readFormId(body)
  return {
    ...(applicationFormId === undefined ? {} : { applicationFormId }),
    ...readTeams(sentences.find(isAboutMemberships)),
  }
}

/** Looks in `errors`, beside it, and one object deeper in either. */
function readFormId(body: Record<string, unknown>): string | undefined {
  const errors = isRecord(body.errors) ? body.errors : {}
  const deeper = [...Object.values(errors).slice(0, 100), ...Object.values(body).slice(0, 100)]
  return [errors, body, ...deeper]
    .filter(isRecord)
    .map(formIdIn)
    .find((id) => id !== undefined)
}

function formIdIn(record: Record<string, unknown>): string | undefined {
  const written = Object.hasOwn(record, 'application_form_id') ? record.application_form_id : record.applicationFormId
  const first: unknown = Array.isArray(written) ? written[0] : written
  if (typeof first === 'number') return Number.isSafeInteger(first) && first >= 0 ? String(first) : undefined
  return typeof first === 'string' && /^[\w-]{1,64}$/.test(first.trim()) ? first.trim() : undefined
}

const team = /\bteam(?:[ _-]?id)?\b(?:\s*(?:is|was|of|=|:))?\s*/.source
const inQuotes = /[[({"'`“‘]+\s*([\w-]{1,64})\s*[\])}"'`”’]+/.source
const bare = /((?=[\w-]*\d)[\w-]{1,64})/.source
const asked = [`requested ${team}`, team, /\brequested\s*[:=]\s*/.source].map(
  (before) => `${before}(?:${inQuotes}|${bare})`,
)

function readTeams(sentence: string | undefined): Pick<FailureFacts, 'requestedTeam' | 'memberships'> {
  if (sentence === undefined) return {}
  const found = asked.map((pattern) => new RegExp(pattern, 'i').exec(sentence)).find((match) => match !== null)
  const requestedTeam = found?.[1] ?? found?.[2]
  const memberships = readMemberships(found ? sentence.replace(found[0], ' ') : sentence)
  return { ...(requestedTeam === undefined ? {} : { requestedTeam }), ...(memberships ? { memberships } : {}) }
}

/** The list after "memberships", in brackets or bare ("11 and 12"); else any list in square brackets or braces. */
function readMemberships(sentence: string): string[] | undefined {
  const [, after = ''] = /\bmember\w*(.*)$/is.exec(sentence) ?? []
  const inBrackets =
    /^[^[({\d]*(?:\[([^\]]*)\]|\{([^}]*)\}|\(([^)]*)\))/.exec(after) ?? /\[([^\]]*)\]|\{([^}]*)\}/.exec(sentence)
  const inParentheses = inBrackets?.[3]
  const list = inBrackets
    ? (inBrackets[1] ?? inBrackets[2] ?? (inParentheses && /[[{](.*)[\]}]/.exec(inParentheses)?.[1]) ?? inParentheses)
    : /^[^\d.]{0,40}(\d.*)$/s.exec(after)?.[1]
  if (list === undefined) return undefined
  const ids = list
    .split(/[,;&]|\band\b/)
    .map((item) => item.replace(/^.*[:=]|^\s*teams?\s/is, '').replace(/^[^\w]+|[^\w]+$/g, ''))
  return ids.filter((id) => /^[\w-]{1,64}$/.test(id) && !/^(?:none|null)$/i.test(id)).slice(0, maxMemberships)
}
