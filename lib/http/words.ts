import { words } from '../text/words'
import { httpGerman } from './words.de'

/** Texts for refused requests: by a handler, by an action, or before Next sees the request. */
export const httpWords = words({
  en: {
    signInFirst: 'Sign in first.',
    wrongRole: 'Your role does not allow this.',
    wrongRoleAsk: 'Your role does not allow this. Ask an admin for another one.',
    foreignOrigin: 'Only this desk’s own pages may ask for this.',
    foreignAction: 'This did not come from the desk’s own pages.',
    foreignNothingDone: 'This did not come from the desk’s own pages, so nothing was done.',
    brokenOff: 'The request was interrupted.',
    storeAway: 'The desk cannot reach its database at the moment.',
    wentWrong: 'Something went wrong here.',
    sendJson: 'Send JSON.',
    sendAtMost: 'Send {size} at most.',
    noPageRequest: 'This request didn’t come from a page of the desk.',
    noMultipart: 'The desk doesn’t accept multipart forms.',
    noMethod: 'This method isn’t allowed here.',
    noAddress: 'The desk has no such address.',
    noOrigin: 'The Origin header is not an origin.',
    manySignIns: 'Too many people are signing in at once. Try again.',
    tookTooLong: 'The request took too long to arrive.',
    tooManyParts: 'The request has too many parts, or is nested too deep.',
    receivingTooMuch: 'The desk is receiving too much at once. Try again.',
  },
  de: httpGerman,
})
