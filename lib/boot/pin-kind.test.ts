import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { profileVersion } from '../connection/profile'
import type { DispatchRow } from '../dispatch/row'
import { store } from '../store/connection'
import { profileVersions } from '../store/connection-tables'
import { createCountingKind } from '../testing/counting-kind'
import { openTestStore } from '../testing/test-store'
import { pinKind } from './pin-kind'

beforeAll(() => openTestStore())

test('reads the version that a dispatch was recorded with in the transaction that saves its outcome', async () => {
  const [saved] = await store()
    .insert(profileVersions)
    .values({ document: {}, personId: 'rosa', personName: 'Rosa', source: 'confirmed', reasons: {} })
    .returning({ version: profileVersions.version })
  const used: number[] = []
  const kind = pinKind({
    ...createCountingKind(),
    async onOutcome() {
      used.push(profileVersion())
    },
  })
  const row = { profileVersion: saved?.version } as DispatchRow
  // The embedded store serves nobody else while a transaction is open.
  await store().transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await kind.onOutcome?.(tx, row, { result: null })
  })
  expect(used).toEqual([saved?.version])
})
