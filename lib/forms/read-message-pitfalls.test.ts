import { expect, test } from 'vitest'
import { readComplaint } from './read-message'

test.each([
  'is not required',
  'isn’t required here',
  'ist nicht erforderlich',
  'n’est pas obligatoire',
  'no es un campo obligatorio',
  'não é obrigatório',
  'non è obbligatorio',
  'is niet verplicht',
  'nie jest wymagane',
  'är inte obligatoriskt',
  'krävs inte',
  'er ikke påkrævet',
  'ikke obligatorisk',
  'ei ole pakollinen',
  'není povinné',
  'nem kötelező',
  'nu este obligatoriu',
  'zorunlu değildir',
  'не обязательно',
  'необязательное поле',
  'не є обов’язковим',
  'δεν απαιτείται',
  'غير مطلوب',
  'לא חובה',
  '必須ではありません',
  '非必填',
  '필수가 아닙니다',
  'NOT_REQUIRED',
  'optional',
])('does not misread a sentence with a negation: “%s”', (message) => {
  expect(readComplaint(message)).toBeNull()
})

test.each([
  ['the value “required” is not one of ours', 'it quotes the word'],
  ['«obligatoire» n’est pas un statut', 'it quotes the word'],
  ['required_skills must be an array', 'a field has that name'],
  ['either phone or email is required', 'it may be another field'],
  ['entweder Telefon oder E-Mail ist erforderlich', 'it may be another field'],
  ['missing permission for this team', 'permission is missing'],
  ['MISSING_PERMISSION', 'permission is missing'],
  ['必須是整數', 'the Chinese for “must”'],
  ['必须大于零', 'the Chinese for “must”'],
  ['整数である必要があります', 'the Japanese for “must”'],
  ['Invalid option: expected one of "completa"|"parcial"', 'validators also report a missing value so'],
  ['Invalid input', 'validators also report a missing value so'],
  ['ní mór é seo', 'the language is unknown'],
  ['Anna Maria Müller', 'the Finnish for “give” is a name'],
  ['Anna hat diese Stelle abgesagt', 'the Finnish for “give” is a name'],
  ['', 'it says nothing'],
])('does not take “%s” for a missing or an unwanted field: %s', (message) => {
  expect(readComplaint(message)).toBeNull()
})

test.each([
  'is not a valid phone number',
  'is invalid',
  'must be a valid phone number',
  'a valid phone number is required',
  'is invalid or missing',
  'must be set to a valid branch',
  'the provided value is invalid',
  'please enter a valid email',
  'bad format',
  'does not match the required format',
  'is an unknown value',
  'an unexpected error occurred',
  'domain is not allowed',
  'This email domain is not permitted.',
  'HTML characters are not allowed',
  'this email is not allowed',
  'INVALID',
  'INVALID_FORMAT',
  'invalid_phone',
  'DOMAIN_NOT_ALLOWED',
  'diese Domäne ist nicht erlaubt',
  'ist keine gültige Telefonnummer',
  'ist ungültig',
  'eine gültige Telefonnummer ist erforderlich',
  'falsches Format',
  'n’est pas un numéro valide',
  'no es un número de teléfono válido',
  'Richiesta non valida',
  'não é um número válido',
  'is geen geldig telefoonnummer',
  'nie jest poprawnym numerem',
  'är inte ett giltigt nummer',
  'ange en giltig e-postadress',
  'okänt värde',
  'er ikke et gyldigt nummer',
  'ei ole kelvollinen numero',
  'není platné číslo',
  'nem érvényes telefonszám',
  'nu este un număr valid',
  'geçersiz numara',
  'неверный номер',
  'некоректний номер',
  'μη έγκυρος αριθμός',
  'غير صالح',
  'אינו מספר תקין',
  '電話番号の形式が不正です',
  '请填写正确的电话号码',
  '无效的电话号码',
  '유효하지 않은 번호',
  'must be >= 5',
  'must match /^\\+[0-9]+$/',
  'does not match ^\\d+$',
  'fails to match the required pattern',
])('takes “%s” to be about a value, which may have been present', (message) => {
  expect(readComplaint(message)).toBe('unfit')
})

test('recognizes the Finnish for “give” by what it asks for', () => {
  for (const message of ['Anna sähköpostiosoite', 'anna työpaikan nimi']) expect(readComplaint(message)).toBe('missing')
})

test('recognizes a missing value in a sentence that says more', () => {
  expect(readComplaint('Validation failed because branch_id is required')).toBe('missing')
  expect(readComplaint('is required and must be a valid email')).toBe('missing')
})
