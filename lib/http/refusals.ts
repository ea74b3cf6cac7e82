import { answerJson } from './answer-json'
import type { Refusal } from './contract'

const reasons = { 401: 'Sign in first.', 403: 'Your role does not allow this.' }

export const foreignOrigin = 'Only this desk’s own pages may ask for this.'

export function answerRefusal({ status }: Refusal): Response {
  return answerJson(status, { error: reasons[status] })
}
