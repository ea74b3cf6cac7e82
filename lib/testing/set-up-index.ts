import { beforeAll, beforeEach } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { openTestStore } from './test-store'

/** For a test file: its own store with the applicant index switched on, emptied before each test. */
export function setUpIndex(): void {
  beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
  beforeEach(async () => {
    await store().delete(applicantIndexes)
  })
}
