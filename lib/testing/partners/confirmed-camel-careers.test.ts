import { testConfirmedDesk } from './confirmed-desk-story'
import { camelCareers } from './held-out/camel-careers'

testConfirmedDesk(camelCareers)
