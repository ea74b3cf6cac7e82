import { testConfirmedDesk } from './confirmed-desk-story'
import { japaneseRecruiting } from './conventions/japanese-recruiting'

testConfirmedDesk(japaneseRecruiting)
