import { expect, test } from 'vitest'
import { lockNumbers } from './lock-numbers'

test('each purpose has a lock of its own', () => {
  const numbers = Object.values(lockNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the locks of the migration and the restore guard are those of earlier releases', () => {
  expect(lockNumbers).toMatchObject({ migration: 5_263_170_401, guard: 5_263_170_402 })
})
