import { testFirstContact } from './first-contact-story'
import { camelCareers } from './held-out/camel-careers'

testFirstContact(camelCareers)
