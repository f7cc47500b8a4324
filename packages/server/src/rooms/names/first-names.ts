/** First names from many countries for AI seats: short, easy to pronounce, and distinct. */
export const firstNames: readonly string[] = `
  Ada Alma Amara Anders Anouk Antonio Arjun Asha Astrid Aylin Beatriz Bela Bjorn Bruno Camila Carlos Chiara Chidi Clara Cyrus
  Dagmar Daniela Dario Deniz Diego Dina Dmitri Edith Elena Elif Emeka Emil Enzo Esra Ewa Farah Fatima Felix Fernando Finn
  Freya Gaspard Giulia Goran Greta Hakan Hana Hassan Hector Hedda Henrik Hiroshi Hugo Ifeoma Ilse Imani Ines Ingrid Isidora Ivan
  Jakub Jamila Javier Jelena Jin Joao Jorge Kaan Kamal Katya Keiko Kemal Kenji Khalid Kiran Kofi Kwame Lars Laszlo Leila
  Lena Leonor Lidia Linh Lucia Magnus Maja Malik Marek Marta Mateo Matilda Mehmet Mei Milan Minh Mona Nadia Naoki Nasrin
  Nikos Nils Noor Olga Oscar Otto Paloma Pavel Petra Pilar Priya Rafael Rania Ravi Renata Rosa Rustam Sakura Salim Samira
  Sanna Selim Sergio Shirin Signe Sofia Stefan Sunita Svetlana Tamar Tariq Tatiana Teodor Thabo Thandi Tomas Tove Uma Ursula Valentina
  Vera Viktor Wanda Wei Xenia Yara Yasmin Yuki Yusuf Zara Zeynep Zofia Zoltan
`
  .trim()
  .split(/\s+/);

/** Those of them that are women's names in most places. */
const womens: ReadonlySet<string> = new Set(
  `
  Ada Alma Amara Anouk Asha Astrid Aylin Beatriz Camila Chiara Clara Dagmar Daniela Dina Edith Elena Elif Esra Ewa Farah Fatima
  Freya Giulia Greta Hana Hedda Ifeoma Ilse Imani Ines Ingrid Isidora Jamila Jelena Katya Keiko Leila Lena Leonor Lidia Linh
  Lucia Maja Marta Matilda Mei Mona Nadia Nasrin Olga Paloma Petra Pilar Priya Rania Renata Rosa Sakura Samira Sanna Shirin
  Signe Sofia Sunita Svetlana Tamar Tatiana Thandi Tove Uma Ursula Valentina Vera Wanda Xenia Yara Yasmin Zara Zeynep Zofia
`
    .trim()
    .split(/\s+/),
);
/** True for a name of a woman, also with a number behind it. */
export const isWomans = (name: string): boolean => womens.has(name.replace(/ \d+$/, ''));
