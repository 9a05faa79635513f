/** Stands for a style sheet, font or picture: a module whose default is the name of the file. */
module.exports = { __esModule: true, default: "asset" };
