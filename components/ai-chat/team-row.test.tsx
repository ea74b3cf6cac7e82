import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SetChat, TeamChat } from '@/lib/ai-chat/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { storedChatSubject } from '@/lib/dispatch/subject-in-words'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { makeDispatch } from '@/lib/testing/fake-dispatch'
import { SettingOutcome } from './setting-outcome'
import { TeamRow } from './team-row'

vi.mock('next/navigation', () => ({ usePathname: () => '/ai-chat' }))
vi.mock('./setting-outcome', async (original) => {
  const actual = await original<typeof import('./setting-outcome')>()
  return { SettingOutcome: vi.fn(actual.SettingOutcome) }
})

const failure = failureFromAnswer(
  { endpoint: 'set-ai-chat', reference: 'R1', keyEnd: null },
  { status: 422, contentType: null, body: '' },
)
const subject = storedChatSubject('16', true)
const given = { id: 'd1', kind: 'set-ai-chat', state: 'refused', teamId: '16', subject, failure } as const
const refused = makeDispatch({ ...given, endedAt: '2026-01-01T00:00:01.000Z' }) as Dispatch<SetChat>
const team: TeamChat = {
  id: '16',
  name: null,
  isOn: null,
  setBy: null,
  setAt: null,
  doubt: null,
  underWay: null,
}

function read(canSet: boolean, onPress = vi.fn()) {
  const rest = { shown: null, isPressed: false, problem: null, isSelected: false, onSelect: null, onKeyDown: vi.fn() }
  return renderToStaticMarkup(<TeamRow team={team} dispatch={refused} canSet={canSet} onPress={onPress} {...rest} />)
}

test('a refused setting can be tried again where the reader may set it', () => {
  expect(read(true)).toContain('Try again')
  expect(read(false)).not.toContain('Try again')
})

test('trying again asks for what was refused', () => {
  const onPress = vi.fn()
  read(true, onPress)
  vi.mocked(SettingOutcome).mock.lastCall?.[0].onRetry?.()
  expect(onPress).toHaveBeenCalledExactlyOnceWith(true)
})
