/** What people are told before they act: all that the screens ask the rules. */
export { controllerIn, countOf } from './count.ts';
export { setUpView } from './set-up.ts';
