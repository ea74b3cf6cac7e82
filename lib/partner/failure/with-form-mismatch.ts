import type { AskedField } from '../../forms/asked-field'
import type { UnwantedField } from '../../forms/find-unwanted-fields'
import type { PartnerFailure } from './failure'

type Mismatch = { asks: AskedField[]; unwanted: UnwantedField[] }

type Steps = Pick<PartnerFailure, 'nextStep' | 'adminStep'>

/** Where the values come from: a form, the fields beside the AI chat's list, or a row of a run. */
type Source = 'form' | 'chat' | 'row'

/**
 * The failure of a write that was refused for fields that the desk's form did not have, or has and the partner does
 * not take: nobody who filled the form in has done anything wrong. `isRow`: of a run, which has no form to fill in.
 */
export function withFormMismatch(failure: PartnerFailure, mismatch: Mismatch, isRow: boolean): PartnerFailure {
  const { asks, unwanted } = mismatch
  if (asks.length === 0 && unwanted.length === 0) return failure
  const source = isRow ? 'row' : failure.endpoint === 'set-ai-chat' ? 'chat' : 'form'
  const had = isRow ? 'which the rows did not have' : 'which the form did not have'
  return {
    ...failure,
    ...(asks.length > 0 && { asks }),
    ...(unwanted.length > 0 && { unwanted }),
    short: 'Form doesn’t match',
    title: 'The desk’s form doesn’t match this partner',
    meaning: [
      ...(asks.length > 0 ? [`The partner asks for ${listOf(asks)}, ${had}.`] : []),
      ...(unwanted.length > 0 ? [`The partner does not take ${listOf(unwanted)}.`] : []),
    ].join(' '),
    ...stepsFor(
      mismatch,
      (them) => stepsForAsked(them, source),
      (them) => stepsForUnwanted(them, source, unwanted),
    ),
    turn: 'admin',
  }
}

/** For whoever reads it where there is no form to fill in. */
export function outsideForm(failure: PartnerFailure): PartnerFailure {
  const { asks = [], unwanted = [] } = failure
  if (asks.length === 0 && unwanted.length === 0) return failure
  const steps = stepsFor(
    { asks, unwanted },
    (them) => ({
      nextStep: `Ask your admin to add ${them} to the form.`,
      adminStep: `Add ${them} under Connection, Forms.`,
    }),
    (them) => ({
      nextStep: `Ask your admin to remove ${them} from the form.`,
      adminStep: `Remove ${them} under Connection, Forms.`,
    }),
  )
  return { ...failure, ...steps }
}

/** Fields are named where both kinds are there, since “it” could be either. */
function stepsFor(
  { asks, unwanted }: Mismatch,
  forAsked: (them: string) => Steps,
  forUnwanted: (them: string) => Steps,
): Steps {
  const isBoth = asks.length > 0 && unwanted.length > 0
  const nameOf = (fields: readonly { field: string }[]) =>
    isBoth ? listOf(fields) : fields.length === 1 ? 'it' : 'them'
  const steps = [
    ...(asks.length > 0 ? [forAsked(nameOf(asks))] : []),
    ...(unwanted.length > 0 ? [forUnwanted(nameOf(unwanted))] : []),
  ]
  return {
    nextStep: steps.map(({ nextStep }) => nextStep).join(' '),
    adminStep: steps.map(({ adminStep }) => adminStep).join(' '),
  }
}

const thenResend = 'Then fix and resend the refused rows of the run.'

function stepsForAsked(them: string, source: Source): Steps {
  if (source === 'row') {
    return {
      nextStep: `Ask your admin to add ${them} to the form. ${thenResend}`,
      adminStep: `Add ${them} under Connection, Forms. ${thenResend}`,
    }
  }
  const fill =
    source === 'chat'
      ? `Fill ${them} in under “Also sent with each change”, and set it again.`
      : `Your form has ${them} now: fill ${them} in and submit again.`
  return {
    nextStep: `${fill} Ask your admin to add ${them} for everyone.`,
    adminStep: `${fill} To add ${them} for everyone, open Connection, Forms.`,
  }
}

function stepsForUnwanted(them: string, source: Source, unwanted: UnwantedField[]): Steps {
  if (source === 'row') {
    return {
      nextStep: `Ask your admin to remove ${them} from the form. ${thenResend}`,
      adminStep: `Remove ${them} under Connection, Forms. ${thenResend}`,
    }
  }
  if (unwanted.some(({ isEntered }) => !isEntered)) {
    const sends = `The form sends ${them} with every submission:`
    return {
      nextStep: `${sends} ask your admin to change the form.`,
      adminStep: `${sends} change it under Connection, Forms.`,
    }
  }
  const leave = `You can leave ${them} empty now, and ${source === 'chat' ? 'set it again' : 'submit again'}.`
  return {
    nextStep: `${leave} Ask your admin to remove ${them} from the form.`,
    adminStep: `${leave} To remove ${them} for everyone, open Connection, Forms.`,
  }
}

const mostNamed = 5

function listOf(all: readonly { field: string }[]): string {
  const names = all.slice(0, mostNamed).map(({ field }) => `“${field}”`)
  return new Intl.ListFormat('en').format(all.length > mostNamed ? [...names, 'others'] : names)
}
