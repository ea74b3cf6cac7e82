import { expect, test } from 'vitest'
import { fieldMessages } from '../partner/failure/field-messages'
import { testForm } from '../testing/test-form'
import { fieldTitles, titleFields } from './field-titles'

const said = (fields: Record<string, string[]>) => fieldMessages(titleFields(fields, fieldTitles(testForm())))

test('names a field once, as the form does', () => {
  expect(said({ phone_number: ['is not a valid phone number'] })).toEqual(['Phone number: is not a valid phone number'])
  expect(said({ phone_number: ['phone_number is too long'] })).toEqual(['Phone number is too long'])
  expect(said({ 'applicant.phone_number': ['phone_number is too long'] })).toEqual(['Phone number is too long'])
})

test('keeps the partner’s name of a field that the form does not have, and sentences that name no field', () => {
  expect(said({ branch_id: ['is required'], '': ['Not today'] })).toEqual(['branch_id: is required', 'Not today'])
})
