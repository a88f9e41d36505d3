/** Where questions about privacy, and disputes, are answered: told when the app is built. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL || 'contact@beat-the-machine.example';
