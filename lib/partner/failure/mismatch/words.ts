import { words } from '../../../text/words'
import { mismatchGerman } from './words.de'

/**
 * The words for a desk form whose fields differ from what the partner requires. `which`: stands for one field or
 * several just named, or gives their names. `next` is for everyone, `admin` for admins.
 */
export const mismatchWords = words({
  en: {
    short: 'Form doesn’t match',
    title: 'The desk’s form doesn’t match this partner',
    field: '“{field}”',
    others: 'others',
    asksForm: 'The partner asks for {fields}, which the form did not have.',
    asksRow: 'The partner asks for {fields}, which the rows did not have.',
    takesNot: 'The partner does not take {fields}.',

    asked: {
      row: {
        next: 'Ask your admin to add {which, select, one {it} some {them} other {{fields}}} to the form. Then fix and resend the refused rows of the run.',
        admin:
          'Add {which, select, one {it} some {them} other {{fields}}} under Connection, Forms. Then fix and resend the refused rows of the run.',
      },
      form: {
        next: 'Your form has {which, select, one {it} some {them} other {{fields}}} now: fill {which, select, one {it} some {them} other {{fields}}} in and submit again. Ask your admin to add {which, select, one {it} some {them} other {{fields}}} for everyone.',
        admin:
          'Your form has {which, select, one {it} some {them} other {{fields}}} now: fill {which, select, one {it} some {them} other {{fields}}} in and submit again. To add {which, select, one {it} some {them} other {{fields}}} for everyone, open Connection, Forms.',
      },
      chat: {
        next: 'If {which, select, one {it} some {one of them} other {the field asked for}} means On or Off itself, leave it empty: an admin has to choose it under Connection, Forms. {which, select, one {Otherwise, fill it in} some {Fill the others in} other {Otherwise, fill {fields} in}} under “Also sent with each change”, and set it again.',
        admin:
          'If {which, select, one {it} some {one of them} other {the field asked for}} means On or Off itself, leave it empty and choose it under Connection, Forms. {which, select, one {Otherwise, fill it in} some {Fill the others in} other {Otherwise, fill {fields} in}} under “Also sent with each change”, and set it again.',
      },
      outside: {
        next: 'Ask your admin to add {which, select, one {it} some {them} other {{fields}}} to the form.',
        admin: 'Add {which, select, one {it} some {them} other {{fields}}} under Connection, Forms.',
      },
    },

    unwanted: {
      row: {
        next: 'Ask your admin to remove {which, select, one {it} some {them} other {{fields}}} from the form. Then fix and resend the refused rows of the run.',
        admin:
          'Remove {which, select, one {it} some {them} other {{fields}}} under Connection, Forms. Then fix and resend the refused rows of the run.',
      },
      always: {
        next: 'The form sends {which, select, one {it} some {them} other {{fields}}} with every submission: ask your admin to change the form.',
        admin:
          'The form sends {which, select, one {it} some {them} other {{fields}}} with every submission: change it under Connection, Forms.',
      },
      form: {
        next: 'You can leave {which, select, one {it} some {them} other {{fields}}} empty now, and submit again. Ask your admin to remove {which, select, one {it} some {them} other {{fields}}} from the form.',
        admin:
          'You can leave {which, select, one {it} some {them} other {{fields}}} empty now, and submit again. To remove {which, select, one {it} some {them} other {{fields}}} for everyone, open Connection, Forms.',
      },
      chat: {
        next: 'You can leave {which, select, one {it} some {them} other {{fields}}} empty now, and set it again. Ask your admin to remove {which, select, one {it} some {them} other {{fields}}} from the form.',
        admin:
          'You can leave {which, select, one {it} some {them} other {{fields}}} empty now, and set it again. To remove {which, select, one {it} some {them} other {{fields}}} for everyone, open Connection, Forms.',
      },
      outside: {
        next: 'Ask your admin to remove {which, select, one {it} some {them} other {{fields}}} from the form.',
        admin: 'Remove {which, select, one {it} some {them} other {{fields}}} under Connection, Forms.',
      },
    },
  },
  de: mismatchGerman,
})
