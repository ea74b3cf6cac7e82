import { japaneseRecruiting } from './conventions/japanese-recruiting'
import { testFirstContact } from './first-contact-story'

testFirstContact(japaneseRecruiting)
