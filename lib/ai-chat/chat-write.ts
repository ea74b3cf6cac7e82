import 'server-only'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import type { WriteKind } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { readSwitch } from '../records/read-field'
import { aiChatSettings } from '../store/schema'
import type { SetChat } from './contract'

/** How a team's AI chat is set (spec 4, PUT): safe to repeat (spec 7, retry rule 4). */
export const chatWrite: WriteKind = {
  isIdempotent: true,
  erasesBodyOnSuccess: false,
  send: (row, turn) => partner().setAiChat(teamOf(row), JSON.parse(row.body), turn),
  readResult(row): SetChat {
    const isOn = readSwitch(JSON.parse(row.body), profile().aiChat.enabled) === true
    return { id: teamOf(row), isOn, setBy: row.personName, setAt: new Date().toISOString() }
  },
  /** The accepted setting is the team's state; the partner offers no way to read it. */
  async onOutcome(tx, row, outcome) {
    if (!('result' in outcome)) return
    // Created by this kind's own `readResult`.
    const { id, isOn, setAt } = outcome.result as SetChat
    const setting = {
      enabled: isOn,
      setBy: row.personId,
      setByName: row.personName,
      setAt: new Date(setAt),
    }
    await tx
      .insert(aiChatSettings)
      .values({ teamId: id, ...setting })
      .onConflictDoUpdate({ target: aiChatSettings.teamId, set: setting })
  },
}

function teamOf({ teamId }: DispatchRow): string {
  if (teamId === null) throw new Error('A setting of AI chat without a team')
  return teamId
}
