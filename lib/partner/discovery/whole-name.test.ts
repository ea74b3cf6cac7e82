import { expect, test } from 'vitest'
import { discover } from './discover'

const first = ['Ada', 'Grace', 'Lin', 'Zoé', 'Omar', 'Nils', 'Eva', 'Tomás']
const last = ['Byron', 'Hopper', 'Wei', 'Nguyen', 'Haddad', 'Berg', 'Kurz', 'Silva', 'Costa']

function guess(recordOf: (row: number) => object) {
  const records = Array.from({ length: 80 }, (_, row) => ({ id: row + 1, jobId: 100 + (row % 12), ...recordOf(row) }))
  return discover({ applicants: [{ data: records }], jobs: null }).applicants
}

test.each([
  'imie_nazwisko',
  'imieNazwisko',
  'nazwisko_imie',
  'vorname_nachname',
  'voornaam_achternaam',
  'first_last_name',
])('finds the whole name in "%s"', (field) => {
  const { name } = guess((row) => ({
    [field]: `${first[row % 8]} ${last[row % 9]}`,
    email: `${first[row % 8]}.${last[row % 9]}${row}@mail.example`,
  }))
  expect(name.value).toBe(`/${field}`)
})

test('takes neither address nor phone number from lists of contacts in different orders', () => {
  const { email, phone } = guess((row) => {
    const contacts = [
      { type: 'phone', value: `+1 202 555 0${100 + row}` },
      { type: 'email', value: `own${row}@mail.example` },
    ]
    return { name: `${first[row % 8]} ${last[row % 9]}`, contacts: row % 9 === 0 ? contacts.reverse() : contacts }
  })
  expect([email.value, phone.value]).toEqual([null, null])
})

test.each([
  [
    'Chinese',
    ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周'],
    ['伟', '秀英', '静', '强', '丽', '军', '洋', '敏'],
    '姓',
    '名',
  ],
  [
    'Korean',
    ['김', '이', '박', '최', '정', '강', '조', '윤', '장'],
    ['민준', '서연', '도윤', '지우', '하준', '지민', '현', '수아'],
    '성',
    '이름',
  ],
])('finds %s names in two fields, although many have a single character', (_, families, givens, family, given) => {
  const { name } = guess((row) => ({
    [family]: families[row % 9],
    [given]: givens[row % 8],
    email: `p${row}@mail.example`,
  }))
  expect(name.value).toEqual({ first: `/${given}`, last: `/${family}`, familyFirst: true })
})
