import { everyForm } from './every-form.ts'

// Whole in Chromium and Firefox; here all of them would take as long as all the other journeys.
everyForm('WebKit', 9)
