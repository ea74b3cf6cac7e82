import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { config } from '../runtime/config'
import { signInBrowser } from '../testing/cookie-browser'
import { changeOwnPassword } from './change-own-password'
import { createFirstAdmin } from './create-first-admin'
import { requirePage, requireRecentAuth, requireRole, requireSelf } from './require-role'
import { requireFactorSetup } from './second-factor-requirement'
import { currentSession } from './session'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const password = 'correct horse battery'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
})

describe('a first admin whose password is in the configuration', () => {
  const admin = { email: 'admin@example.com', password }
  const find = async () => (await store().select().from(users).where(eq(users.email, admin.email)))[0]

  it('has to replace it, except on a trial desk', async () => {
    expect(await find()).toMatchObject({ mustChangePassword: false })
    await store().delete(users)
    const { app } = config()
    app.isLocal = false
    expect(await createFirstAdmin()).toBe('created')
    app.isLocal = true
    expect(await find()).toMatchObject({ mustChangePassword: true })
  })

  it('can do nothing else before that, and everything afterwards', async () => {
    await signInBrowser(admin.email)
    const session = await currentSession()
    if (!session) throw new Error('nobody is signed in')
    expect(session).toMatchObject({ mustChangePassword: true })
    await expect(requirePage('admin', '/people')).rejects.toThrow(/NEXT_REDIRECT/)
    expect(await requireRole('viewer')()).toMatchObject({ status: 403, reason: expect.stringContaining('of your own') })
    expect(await requireRecentAuth('admin')()).toMatchObject({ status: 403 })
    expect(await requireFactorSetup()()).toMatchObject({ status: 403, reason: expect.stringContaining('of your own') })
    expect(await requireSelf()()).toHaveProperty('session')
    const same = { currentPassword: password, password }
    expect(await changeOwnPassword(session, same)).toMatchObject({ refused: 'invalid' })
    expect(await currentSession()).toMatchObject({ mustChangePassword: true })
    const change = { currentPassword: password, password: 'violet kettle 57 drum' }
    expect(await changeOwnPassword(session, change)).toBe('done')
    await signInBrowser(admin.email)
    expect(await currentSession()).toMatchObject({ mustChangePassword: false })
    expect(await requirePage('admin', '/people')).toHaveProperty('session')
  })
})
