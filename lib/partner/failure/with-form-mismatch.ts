import type { AskedField } from '../../forms/asked-field'
import type { UnwantedField } from '../../forms/find-unwanted-fields'
import type { PartnerFailure } from './failure'

type Mismatch = { asks: AskedField[]; unwanted: UnwantedField[] }

type Words = { meaning: string; nextStep: string; adminStep: string }

/**
 * The failure of a write that was refused for fields that the desk's form does not have, or has and the partner does
 * not take: nobody who filled the form in has done anything wrong. `isRow`: of a run, which has no form to fill in.
 */
export function withFormMismatch(failure: PartnerFailure, mismatch: Mismatch, isRow: boolean): PartnerFailure {
  const { asks, unwanted } = mismatch
  if (asks.length === 0 && unwanted.length === 0) return failure
  const words = [
    ...(asks.length > 0 ? [isRow ? askedOfRow(asks) : askedOfPerson(asks)] : []),
    ...(unwanted.length > 0 ? [isRow ? refusedInRow(unwanted) : refusedOfPerson(unwanted)] : []),
  ]
  const joined = (key: keyof Words) => [...new Set(words.map((word) => word[key]))].join(' ')
  return {
    ...failure,
    ...(asks.length > 0 && { asks }),
    ...(unwanted.length > 0 && { unwanted }),
    short: 'Form doesn’t match',
    title: 'The desk’s form doesn’t match this partner',
    meaning: joined('meaning'),
    nextStep: joined('nextStep'),
    adminStep: joined('adminStep'),
    turn: 'admin',
  }
}

function askedOfPerson(asks: AskedField[]): Words {
  return {
    meaning: `The partner asks for ${listOf(asks)}, which the form does not have.`,
    nextStep: 'It was added to your form: fill it in and submit again. Ask your admin to add it for everyone.',
    adminStep:
      'It was added to your form: fill it in and submit again. To add it for everyone, open Connection, Forms.',
  }
}

function askedOfRow(asks: AskedField[]): Words {
  return {
    meaning: `The partner asks for ${listOf(asks)}, which the rows do not have.`,
    nextStep:
      'Ask your admin to add it to the form. Then download the failed rows, and upload them with a column for it.',
    adminStep: 'Add it under Connection, Forms. Then download the failed rows, and upload them with a column for it.',
  }
}

function refusedOfPerson(unwanted: UnwantedField[]): Words {
  const meaning = `The partner does not take ${listOf(unwanted)}.`
  const canLeaveOut = unwanted.every(({ isEntered }) => isEntered)
  if (!canLeaveOut)
    return {
      meaning,
      nextStep: 'The form sends it with every submission: ask your admin to change the form.',
      adminStep: 'The form sends it with every submission: change it under Connection, Forms.',
    }
  return {
    meaning,
    nextStep: 'You can leave it empty now, and submit again. Ask your admin to remove it from the form.',
    adminStep: 'You can leave it empty now, and submit again. To remove it for everyone, open Connection, Forms.',
  }
}

function refusedInRow(unwanted: UnwantedField[]): Words {
  return {
    meaning: `The partner does not take ${listOf(unwanted)}.`,
    nextStep: 'Ask your admin to remove it from the form. Then download the failed rows, and upload them again.',
    adminStep: 'Remove it under Connection, Forms. Then download the failed rows, and upload them again.',
  }
}

const mostNamed = 5

function listOf(all: readonly { field: string }[]): string {
  const names = all.slice(0, mostNamed).map(({ field }) => `“${field}”`)
  return new Intl.ListFormat('en').format(all.length > mostNamed ? [...names, 'others'] : names)
}
