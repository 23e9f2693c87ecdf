import { configure } from '@testing-library/dom'

// As patient as `expect.poll` is: a busy machine makes things later, not wrong.
configure({ asyncUtilTimeout: 8_000 })
