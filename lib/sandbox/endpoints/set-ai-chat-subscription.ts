import { writePointer } from '../../records/pointer'
import { readSwitch } from '../../records/read-field'
import { answerDeveloperMessage, answerFieldErrors, answerOutsideScope, jsonAnswer } from '../answer'
import { findFieldErrors } from '../check-body'
import type { SandboxEndpoint } from '../endpoint'

/** PUT /jobs/ai_chat/subscription/{team_id} (spec 4): semantic errors answer 422, not 400. */
export const setAiChatSubscription: SandboxEndpoint = {
  name: 'PUT /jobs/ai_chat/subscription/:team_id',
  method: 'PUT',
  path: '/jobs/ai_chat/subscription/:team_id',
  acceptsBearer: false,
  run({ key, params, body }, state) {
    const { aiChat } = state.options.profile
    const requested = params.team_id ?? ''
    if (!/^\d{1,12}$/.test(requested)) {
      return answerFieldErrors(400, 'Invalid team', { team_id: ['must be a whole number'] })
    }
    const team = state.teams.find(({ id }) => String(id) === requested)
    if (team === undefined) return answerDeveloperMessage(404, `Team ${requested} does not exist`)
    if (!key.teams.includes(team.id)) return answerOutsideScope(team.id, key.teams)
    const errors = findFieldErrors(aiChat.body, body)
    if (errors !== null) return answerFieldErrors(422, 'Invalid subscription', errors)
    const isEnabled = readSwitch(body, aiChat.enabled)
    if (isEnabled === null) {
      return answerFieldErrors(422, 'Invalid subscription', { enabled: ['must be true or false'] })
    }
    if (isEnabled && !team.hasAiChat) {
      return answerFieldErrors(422, 'Invalid subscription', {
        team_id: ['this team does not have the AI chat product'],
      })
    }
    const subscription = writePointer(body, '/team_id', team.id)
    state.subscriptions.set(team.id, subscription)
    return jsonAnswer(200, subscription)
  },
}
