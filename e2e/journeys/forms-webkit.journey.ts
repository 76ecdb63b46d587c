import { everyForm } from './every-form.ts'

// Whole in Chromium: all of them here would take as long as all the other journeys.
everyForm('WebKit', 9)
