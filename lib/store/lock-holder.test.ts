import { spawnSync } from 'node:child_process'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holderState, thisHolder } from './lock-holder'

describe.skipIf(spawnSync('ps').error)('where ps tells start times, as on macOS', () => {
  beforeEach(() => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin')
  })

  it('knows a holder in whatever time zone and language it was started', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
    const holder = thisHolder()
    expect(holder.startedAt).toMatch(/\d\d:\d\d:\d\d/)
    vi.stubEnv('TZ', 'America/New_York')
    vi.stubEnv('LC_ALL', 'C')
    expect(holderState(holder)).toBe('alive')
  })

  it('does not take a start time written differently for that of another process', () => {
    expect(holderState({ ...thisHolder(), startedAt: 'So 30 Nov 19:00:00 2026' })).toBe('perhaps')
  })
})
