import { everyForm } from './every-form.ts'

// Whole in Chromium: all of them here took as long as all tasks.
everyForm('Firefox', 3)
