/** Contact address for privacy questions and disputes; set at build time. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL || 'contact@beat-the-machine.example';
