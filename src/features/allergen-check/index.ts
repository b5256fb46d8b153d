export { AllergenAssistant } from './ui/allergen-assistant';
export { AllergenNotes } from './ui/allergen-notes';
