import { describe, expect, test } from 'vitest'
import { readComplaint } from './read-message'

const missing: [language: string, messages: string[]][] = [
  [
    'English',
    [
      'is required',
      'This field is required.',
      'can’t be blank',
      'must not be null',
      'must be provided',
      'was not provided',
      '"name" is not allowed to be empty',
      'null values are not permitted',
      'expected string, received undefined',
      "must have required property 'name'",
      'Missing data for required field.',
      'Please enter a branch',
      'is required when the team is abroad',
      '[FIELD_REQUIRED] branch',
    ],
  ],
  [
    'German',
    ['Pflichtfeld', 'ist erforderlich', 'muss ausgefüllt werden', 'darf nicht leer sein', 'fehlt', 'bitte angeben'],
  ],
  [
    'French',
    [
      'est obligatoire',
      'doit être rempli(e)',
      'ne peut pas être vide',
      'Ce champ est requis.',
      'veuillez indiquer le site',
    ],
  ],
  [
    'Spanish',
    [
      'no puede estar en blanco',
      'es obligatorio',
      'Falta el campo',
      'es un campo requerido',
      'no ha sido especificado',
    ],
  ],
  ['Portuguese', ['não pode ficar em branco', 'é obrigatório', 'deve ser informado', 'campo em falta']],
  ['Italian', ['non può essere vuoto', 'è obbligatorio', 'campo richiesto', 'manca', 'deve essere specificato']],
  ['Dutch', ['moet worden ingevuld', 'is verplicht', 'ontbreekt', 'mag niet leeg zijn']],
  ['Polish', ['nie może być puste', 'jest wymagane', 'pole obowiązkowe', 'należy podać']],
  [
    'Swedish',
    [
      'måste anges',
      'saknas',
      'är obligatoriskt',
      'får inte vara tom',
      'krävs',
      'Fältet måste fyllas i.',
      'ange en avdelning',
    ],
  ],
  ['Danish', ['skal udfyldes', 'er påkrævet', 'må ikke være tom', 'mangler']],
  ['Norwegian', ['må fylles ut', 'er påkrevd', 'kan ikke være tom', 'mangler']],
  ['Finnish', ['on pakollinen', 'ei voi olla tyhjä', 'puuttuu', 'vaaditaan']],
  ['Czech', ['je povinná položka', 'nesmí být prázdné', 'chybí', 'musí být vyplněno']],
  ['Hungarian', ['megadása kötelező', 'nem lehet üres', 'hiányzik', 'nincs megadva']],
  ['Romanian', ['este obligatoriu', 'nu poate fi gol', 'trebuie completat', 'lipsește']],
  ['Turkish', ['zorunludur', 'boş bırakılamaz', 'gereklidir', 'doldurulmalıdır']],
  ['Russian', ['обязательное поле', 'не может быть пустым', 'обязательно для заполнения', 'не указано', 'требуется']],
  ['Ukrainian', ['обов’язкове поле', 'не може бути порожнім', 'є обов’язковим', 'не вказано']],
  ['Greek', ['είναι υποχρεωτικό', 'δεν μπορεί να είναι κενό', 'απαιτείται', 'λείπει']],
  ['Arabic', ['مطلوب', 'هذا الحقل إلزامي', 'لا يمكن أن يكون فارغا', 'الحقل مطلوب']],
  ['Hebrew', ['שדה חובה', 'לא יכול להיות ריק', 'נדרש', 'יש למלא שדה זה']],
  ['Japanese', ['必須です', '必須項目です', '入力してください', '空にできません', '未入力です']],
  ['Chinese', ['必填', '不能为空', '不能為空', '不允许为空', '缺少该字段', '请填写部门']],
  ['Korean', ['필수입니다', '필수 항목입니다', '비워둘 수 없습니다', '누락되었습니다', '입력해 주세요']],
  [
    'machine codes',
    [
      'required',
      'missing',
      'blank',
      'value_missing',
      'valueMissing',
      'FIELD_REQUIRED',
      'is_required',
      'E_REQUIRED',
      'any.required',
      'string.empty',
      'validation.required',
      'NotBlank',
      'not_null',
      'cant_be_blank',
    ],
  ],
]

const unwanted: [language: string, messages: string[]][] = [
  [
    'English',
    [
      'is not allowed',
      'unknown field',
      'Additional properties are not allowed',
      'Extra inputs are not permitted',
      'must be empty',
      'must not be provided',
      'is no longer needed',
      'this field is not allowed',
      'email is not allowed here',
    ],
  ],
  ['German', ['ist nicht erlaubt', 'unbekanntes Feld', 'muss leer sein']],
  ['French', ['n’est pas autorisé', 'champ inconnu', 'doit être vide']],
  ['Spanish', ['no está permitido', 'campo desconocido']],
  ['Portuguese', ['não é permitido', 'campo desconhecido']],
  ['Italian', ['non è consentito', 'campo sconosciuto']],
  ['Dutch', ['is niet toegestaan', 'onbekend veld']],
  ['Polish', ['nie jest dozwolone', 'nieznane pole']],
  ['Swedish', ['är inte tillåtet', 'okänt fält', 'stöds inte', 'måste vara tomt']],
  ['Danish', ['er ikke tilladt', 'ukendt felt']],
  ['Norwegian', ['er ikke tillatt', 'ukjent felt']],
  ['Finnish', ['ei ole sallittu', 'tuntematon kenttä']],
  ['Czech', ['není povoleno', 'neznámé pole']],
  ['Hungarian', ['nem engedélyezett', 'ismeretlen mező']],
  ['Romanian', ['nu este permis', 'câmp necunoscut']],
  ['Turkish', ['izin verilmiyor', 'bilinmeyen alan']],
  ['Russian', ['не разрешено', 'неизвестное поле']],
  ['Ukrainian', ['не дозволено', 'невідоме поле']],
  ['Greek', ['δεν επιτρέπεται', 'άγνωστο πεδίο']],
  ['Arabic', ['غير مسموح', 'حقل غير معروف']],
  ['Hebrew', ['לא מורשה', 'שדה לא מוכר']],
  ['Japanese', ['許可されていません', '不明なフィールドです']],
  ['Chinese', ['不允许', '未知字段', '必须为空']],
  ['Korean', ['허용되지 않습니다', '알 수 없는 필드입니다']],
  [
    'machine codes',
    ['unknown_property', 'additionalProperties', 'UNRECOGNIZED_KEYS', 'extra_forbidden', 'must_be_blank'],
  ],
]

const unfit: [language: string, messages: string[]][] = [
  ['English', ['has already been taken', 'is too long (maximum is 80 characters)', 'must be at most 80 characters']],
  ['German', ['ist bereits vergeben', 'ist zu lang', 'darf höchstens 80 Zeichen haben']],
  ['French', ['existe déjà', 'est trop long']],
  ['Spanish', ['ya existe', 'es demasiado largo']],
  ['Portuguese', ['já existe', 'é muito longo']],
  ['Italian', ['è già in uso', 'è troppo lungo']],
  ['Dutch', ['bestaat al', 'is te lang']],
  ['Polish', ['już istnieje', 'jest za długie']],
  ['Swedish', ['används redan', 'är för lång', 'får vara högst 80 tecken']],
  ['Danish', ['findes allerede', 'er for lang']],
  ['Norwegian', ['er allerede i bruk', 'er for lang']],
  ['Finnish', ['on jo käytössä', 'on liian pitkä']],
  ['Czech', ['již existuje', 'je příliš dlouhý']],
  ['Hungarian', ['már foglalt', 'túl hosszú']],
  ['Romanian', ['există deja', 'este prea lung']],
  ['Turkish', ['zaten mevcut', 'çok uzun']],
  ['Russian', ['уже существует', 'слишком длинное']],
  ['Ukrainian', ['вже існує', 'занадто довге']],
  ['Greek', ['υπάρχει ήδη', 'πολύ μεγάλο']],
  ['Arabic', ['موجود بالفعل', 'طويل جدا']],
  ['Hebrew', ['כבר קיים', 'ארוך מדי']],
  ['Japanese', ['すでに存在します', '長すぎます']],
  ['Chinese', ['已存在', '过长', '已被使用']],
  ['Korean', ['이미 존재합니다', '너무 깁니다']],
  ['machine codes', ['taken', 'ALREADY_EXISTS', 'too_long', 'max_length', 'notUnique']],
]

const rows = (table: [string, string[]][]) =>
  table.flatMap(([language, all]) => all.map((text) => [language, text] as const))

describe('interprets the partner’s message about a field', () => {
  test.each(rows(missing))('%s: “%s” requires a value', (_, message) => {
    expect(readComplaint(message)).toBe('missing')
  })

  test.each(rows(unwanted))('%s: “%s” rejects the field itself', (_, message) => {
    expect(readComplaint(message)).toBe('unwanted')
  })

  test.each(rows(unfit))('%s: “%s” is about the value', (_, message) => {
    expect(readComplaint(message)).toBe('unfit')
  })
})
