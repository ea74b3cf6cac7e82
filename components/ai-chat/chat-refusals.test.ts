import { expect, test } from 'vitest'
import type { SetChat } from '@/lib/ai-chat/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { storedChatSubject } from '@/lib/dispatch/subject-in-words'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { endDispatch, makeDispatch } from '../../lib/testing/fake-dispatch'
import {
  type ChatPresses,
  joinFields,
  noPresses,
  pressTeams,
  refusalsOfForm,
  refusalsSince,
  settingOnRow,
} from './chat-refusals'

type Setting = Dispatch<SetChat>

const origin = { endpoint: 'set-ai-chat', reference: 'R1', keyEnd: null } as const
const setting = (teamId: string) =>
  makeDispatch({ id: `of ${teamId}`, kind: 'set-ai-chat', teamId, subject: storedChatSubject(teamId, true) }) as Setting
const refused = (teamId: string, errors: Record<string, string[]>) => {
  const answer = { status: 400, contentType: 'application/json', body: JSON.stringify({ errors }) }
  return { ...endDispatch(setting(teamId), 'refused'), failure: failureFromAnswer(origin, answer) } as Setting
}

const sent = (...ofForm: string[]): ChatPresses => ({ ...noPresses, ofForm })
const wrong = { channel: ['must be sms or chat'], ort: ['saknas'] }

test('the next click for a team removes its rejection, and the others stay', () => {
  const settings = [refused('11', wrong), refused('12', wrong)]
  const pressed = pressTeams(sent('of 11', 'of 12'), settings, ['11'])
  expect(settings.map((one) => settingOnRow(pressed, one)?.id)).toEqual([undefined, 'of 12'])
})

test('an unconfirmed outcome stays on its row after the next click', () => {
  const unclear = endDispatch(setting('11'), 'needs-decision') as Setting
  expect(settingOnRow(pressTeams(noPresses, [unclear], ['11']), unclear)).toBe(unclear)
})

test('a row does not repeat an error shown at a field, and shows it again once the fields are reloaded', () => {
  const one = refused('11', wrong)
  const placed = { ...sent('of 11'), placed: ['channel'] }
  expect(settingOnRow(placed, one)?.failure?.fields).toEqual({ ort: ['saknas'] })
  expect(settingOnRow(pressTeams(placed, [one], ['12']), one)?.failure?.fields).toEqual(wrong)
})

test('shows only rejections of what this form sent since its last submit', () => {
  const settings = [refused('11', wrong), refused('12', wrong), setting('13')]
  expect(refusalsOfForm(noPresses, settings)).toEqual({ refusals: [], isWhole: true })
  const both = sent('of 12', 'of 13')
  expect(refusalsOfForm(both, settings)).toEqual({ refusals: [settings[1]?.failure], isWhole: false })
  expect(refusalsOfForm(pressTeams(both, settings, ['14']), settings).refusals).toEqual([])
  const answered = [...settings.slice(0, 2), refused('13', wrong)]
  expect(refusalsOfForm(pressTeams(both, settings, ['14']), answered).refusals).toEqual([answered[2]?.failure])
})

test('teams rejected for the same reason share one message', () => {
  const failures = [refused('11', wrong), refused('12', { ort: ['saknas', 'för lång'] })].flatMap(
    ({ failure }) => failure ?? [],
  )
  expect(joinFields(failures)).toEqual({ channel: ['must be sms or chat'], ort: ['saknas', 'för lång'] })
})

test('the form learns from rejections of this visit; what earlier ones taught may have been settled since', () => {
  const before = refused('11', wrong)
  const settings = [before, refused('12', { ort: ['saknas'] })]
  expect(refusalsSince([before, setting('12')], settings)).toEqual([settings[1]?.failure])
  expect(refusalsSince(settings, settings)).toEqual([])
})
