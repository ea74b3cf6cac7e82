import type { SetChat } from '@/lib/ai-chat/contract'
import { type Dispatch, isOpen } from '@/lib/dispatch/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'

type Setting = Dispatch<SetChat>

/** What the page did with settings since it was opened, by which a refusal holds or not. */
export type ChatPresses = {
  /** Ids of settings that were sent with the values in the form, whose fields have not been read again since. */
  ofForm: readonly string[]
  /** Ids of refused settings whose team was pressed again. */
  outdated: readonly string[]
  /** Names, as the partner wrote them, of the fields that show their messages. */
  placed: readonly string[]
}

export const noPresses: ChatPresses = { ofForm: [], outdated: [], placed: [] }

/** On or Off was pressed for these teams: what was said of them goes, and so do the messages on the fields. */
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

/**
 * The refusals that speak about the values in the form. `isWhole`: no other setting that was sent with them is open.
 */
export function refusalsOfForm({ ofForm }: ChatPresses, settings: readonly Setting[]) {
  const sent = settings.filter(({ id }) => ofForm.includes(id))
  return { refusals: failuresOf(sent), isWhole: !sent.some(isOpen) }
}

/** What a row says of its setting: nothing where it was pressed again, and nothing that a field says. */
export function settingOnRow({ ofForm, outdated, placed }: ChatPresses, setting: Setting | undefined) {
  if (!setting || outdated.includes(setting.id)) return undefined
  if (!setting.failure || !isRefused(setting) || !ofForm.includes(setting.id)) return setting
  const rest = Object.entries(setting.failure.fields).filter(([field]) => !placed.includes(field))
  return { ...setting, failure: { ...setting.failure, fields: Object.fromEntries(rest) } }
}

export function failuresOf(settings: readonly Setting[]): PartnerFailure[] {
  return settings.filter(isRefused).flatMap(({ failure }) => failure ?? [])
}

/** The messages of several refusals by field, each once. */
export function joinFields(refusals: readonly PartnerFailure[]): PartnerFailure['fields'] {
  const joined: PartnerFailure['fields'] = {}
  for (const { fields } of refusals)
    for (const [field, messages] of Object.entries(fields))
      joined[field] = [...new Set([...(joined[field] ?? []), ...messages])]
  return joined
}

function isRefused({ state }: Setting): boolean {
  return state === 'refused'
}
