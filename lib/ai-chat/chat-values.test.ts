import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addProfileVersion, profile } from '../connection/profile'
import { isOpen } from '../dispatch/contract'
import { checkBody } from '../forms/check-body'
import { writeSwitch } from '../records/read-field'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { chatWrite } from './chat-write'
import { readChatStates } from './read-chat-states'
import { setAiChats } from './set-ai-chats'

const worker = setUpTestWorker()
const enabled = { at: '/ki_chat/status', on: 'an', off: 'aus' }
const status = { type: 'string', enum: ['an', 'aus'] }
const body = {
  type: 'object',
  required: ['ki_chat'],
  properties: { ki_chat: { type: 'object', required: ['status'], properties: { status } } },
}

beforeAll(() => addProfileVersion(1, { aiChat: { enabled, body } }, true))

test.each([
  [true, 'an'],
  [false, 'aus'],
])('sends and checks On (%s) as the partner’s own value, %s', (isOn, value) => {
  const written = writeSwitch({}, profile().aiChat.enabled, isOn)
  expect(written).toEqual({ ki_chat: { status: value } })
  expect(checkBody(body, written)).toEqual({})
})

test('a setting whose values the partner rejects leaves the state unchanged', async () => {
  // The sandbox accepts only true and false.
  const id = randomUUID()
  await setAiChats({ teams: [{ id, teamId: '11' }], isOn: true, body: {} }, rosa)
  const dispatch = await worker.until(id, (row) => !isOpen(row))
  expect(dispatch).toMatchObject({ state: 'refused', failure: { changed: 'no' } })
  expect(worker.requests('PUT /jobs/ai_chat/subscription/:team_id')[0]?.body).toEqual({ ki_chat: { status: 'an' } })
  expect((await readChatStates()).get('11')?.isOn ?? null).toBeNull()
})

test('an accepted setting is known as On or Off, whatever its values are', async () => {
  const row = { teamId: '11', personName: 'Rosa' }
  const resultOf = (value: string) =>
    chatWrite.readResult(
      Object.assign(Object.create(null), row, { body: JSON.stringify({ ki_chat: { status: value } }) }),
      {
        answer: {},
      },
    )
  expect(resultOf('an')).toMatchObject({ isOn: true })
  expect(resultOf('aus')).toMatchObject({ isOn: false })
})
