import { expect, test } from 'vitest'
import type { FormParts } from '@/lib/partner/profile/form-parts'
import { afterSave, discardChanges, isChanged, isSuperseded, startDraft, takeReceived } from './form-draft'

const paths: FormParts['paths'] = {}
const formWith = (...names: string[]): FormParts => ({
  schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
  paths,
})
const first = { parts: formWith('title'), version: 1 }
const edited = { ...startDraft(first), parts: formWith('title', 'mine') }

test('keeps changes when another admin saves the form, and says that they are superseded', () => {
  const theirs = { parts: formWith('title', 'theirs'), version: 2 }
  const kept = takeReceived(edited, theirs)
  expect(kept.parts).toBe(edited.parts)
  expect(isSuperseded(kept, theirs)).toBe(true)
  // Saving must be refused instead of undoing the other admin's changes.
  expect(kept.version).toBe(1)
  expect(discardChanges(kept, theirs)).toEqual(startDraft(theirs))
})

test('keeps changes when another form is saved, and can still save them', () => {
  const refreshed = { parts: formWith('title'), version: 2 }
  const kept = takeReceived(edited, refreshed)
  expect(kept.parts).toBe(edited.parts)
  expect(isSuperseded(kept, refreshed)).toBe(false)
  expect(kept.version).toBe(2)
})

test('has nothing left to save once the same changes have been saved, as from a visit that was left', () => {
  const saved = { parts: formWith('title', 'mine'), version: 2 }
  expect(takeReceived(edited, saved)).toEqual(startDraft(saved))
})

test('takes the newer form if nothing was changed', () => {
  const theirs = { parts: formWith('title', 'theirs'), version: 2 }
  expect(takeReceived(startDraft(first), theirs)).toEqual(startDraft(theirs))
})

test('keeps what is edited after saving, before and after the saved form arrives', () => {
  const saved = { parts: edited.parts, version: 2 }
  const later = { ...edited, parts: formWith('title', 'mine', 'later') }
  const still = takeReceived(afterSave(later, saved), first)
  expect(still.parts).toBe(later.parts)
  const kept = takeReceived(still, saved)
  expect(kept.parts).toBe(later.parts)
  expect(isSuperseded(kept, saved)).toBe(false)
  expect(isChanged(kept)).toBe(true)
  expect(kept.version).toBe(2)
})

test('has nothing to save after saving, even before the saved form arrives', () => {
  const draft = afterSave({ ...edited, isImported: true }, { parts: edited.parts, version: 2 })
  expect(isChanged(draft)).toBe(false)
  expect(draft.isImported).toBe(false)
  expect(takeReceived(draft, first)).toBe(draft)
})
