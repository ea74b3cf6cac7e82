import { describe, expect, it } from 'vitest'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { readPerson } from './applicant-person'

const mapping = makeMapping()
const phoneOf = (record: Record<string, unknown>) => readPerson({ name: 'Anna', ...record }, mapping).phone

describe('the phone number of an applicant', () => {
  it('is found by the field’s name when none is mapped', () => {
    expect(phoneOf({ phone: '+49 30 555 0101' })).toBe('+49 30 555 0101')
    expect(phoneOf({ contact: { mobilePhone: '+49 30 555 0101' } })).toBe('+49 30 555 0101')
  })

  it('is unknown when several differ, or nothing looks like one', () => {
    expect(phoneOf({ phone: '+49 30 555 0101', mobile: '+49 30 555 0199' })).toBe('')
    expect(phoneOf({ phone: '+49 30 555 0101', mobile: '+49 30 555 0101' })).toBe('+49 30 555 0101')
    expect(phoneOf({ phone: 'yes', office: '+49 30 555 0101' })).toBe('')
  })

  it('is in the mapped field, whatever other fields there are', () => {
    expect(readPerson({ tel: '123', phone: '+49 30 555 0101' }, { ...mapping, phone: '/tel' }).phone).toBe('123')
  })
})
