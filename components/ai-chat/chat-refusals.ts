import type { SetChat } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen } from '@/lib/dispatch/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'

type Setting = Dispatch<SetChat>

/** What the user has done with settings on this page, which decides whether a refusal still applies. */
export type ChatPresses = {
  /** Ids of settings sent with the values in the form, whose fields have not been read again since. */
  ofForm: readonly string[]
  /** Ids of refused settings whose team was switched again. */
  outdated: readonly string[]
  /** Fields, as the partner named them, that show their messages. */
  placed: readonly string[]
}

export const noPresses: ChatPresses = { ofForm: [], outdated: [], placed: [] }

/** On or Off was pressed for these teams: clears what was said about them, and the messages on the fields. */
export function pressTeams(
  { ofForm, outdated }: ChatPresses,
  settings: readonly Setting[],
  teamIds: readonly string[],
): ChatPresses {
  const refused = settings.filter(isRefused)
  const isOfTeams = ({ teamId }: Setting) => teamId !== null && teamIds.includes(teamId)
  return {
    ofForm: ofForm.filter((id) => !refused.some((setting) => setting.id === id)),
    outdated: [...new Set([...outdated, ...refused.filter(isOfTeams).map(({ id }) => id)])],
    placed: [],
  }
}

/** The refusals that are about the values in the form. `isWhole`: no other setting sent with them is still open. */
export function refusalsOfForm({ ofForm }: ChatPresses, settings: readonly Setting[]) {
  const sent = settings.filter(({ id }) => ofForm.includes(id))
  return { refusals: failuresOf(sent), isWhole: !sent.some(isOpen) }
}

/** What a row says about its setting: nothing if it was pressed again, and nothing that a field already says. */
export function settingOnRow({ ofForm, outdated, placed }: ChatPresses, setting: Setting | undefined) {
  if (!setting || outdated.includes(setting.id)) return undefined
  if (!setting.failure || !isRefused(setting) || !ofForm.includes(setting.id)) return setting
  const rest = Object.entries(setting.failure.fields).filter(([field]) => !placed.includes(field))
  return { ...setting, failure: { ...setting.failure, fields: Object.fromEntries(rest) } }
}

/** The refusals since the page was loaded, with `first`. What earlier ones taught came with its form. */
export function refusalsSince(first: readonly Dispatch[], settings: readonly Setting[]): PartnerFailure[] {
  const known = new Set(first.filter(isRefused).map(({ id }) => id))
  return failuresOf(settings.filter(({ id }) => !known.has(id)))
}

function failuresOf(settings: readonly Setting[]): PartnerFailure[] {
  return settings.filter(isRefused).flatMap(({ failure }) => failure ?? [])
}

/** Merges the messages of several refusals by field, without duplicates. */
export function joinFields(refusals: readonly PartnerFailure[]): PartnerFailure['fields'] {
  const joined: PartnerFailure['fields'] = {}
  for (const { fields } of refusals)
    for (const [field, messages] of Object.entries(fields))
      joined[field] = [...new Set([...(joined[field] ?? []), ...messages])]
  return joined
}

function isRefused({ state }: Dispatch): boolean {
  return state === 'refused'
}
